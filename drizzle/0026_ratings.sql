CREATE TABLE "balance_points" (
	"scope" text NOT NULL,
	"game" text NOT NULL,
	"scenario" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"result" text NOT NULL,
	"games" integer NOT NULL,
	"levels" json NOT NULL,
	CONSTRAINT "balance_points_scope_game_scenario_at_result_pk" PRIMARY KEY("scope","game","scenario","at","result")
);
--> statement-breakpoint
CREATE TABLE "balances" (
	"scope" text NOT NULL,
	"game" text NOT NULL,
	"scenario" text NOT NULL,
	"games" integer NOT NULL,
	"levels" json NOT NULL,
	CONSTRAINT "balances_scope_game_scenario_pk" PRIMARY KEY("scope","game","scenario")
);
--> statement-breakpoint
CREATE TABLE "changed_results" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "changed_results_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rating_points" (
	"scope" text NOT NULL,
	"player" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"result" text NOT NULL,
	"mu" double precision NOT NULL,
	"sigma" double precision NOT NULL,
	"games" integer NOT NULL,
	CONSTRAINT "rating_points_scope_player_at_result_pk" PRIMARY KEY("scope","player","at","result")
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"scope" text NOT NULL,
	"player" text NOT NULL,
	"kind" text NOT NULL,
	"mu" double precision NOT NULL,
	"sigma" double precision NOT NULL,
	"games" integer NOT NULL,
	CONSTRAINT "ratings_scope_player_pk" PRIMARY KEY("scope","player")
);
--> statement-breakpoint
CREATE TABLE "ratings_reach" (
	"id" integer PRIMARY KEY NOT NULL,
	"at" timestamp with time zone,
	"result" text NOT NULL,
	"step" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "balance_points_at" ON "balance_points" USING btree ("at");--> statement-breakpoint
CREATE INDEX "rating_points_of_result" ON "rating_points" USING btree ("at","result");--> statement-breakpoint
CREATE INDEX "ratings_of_player" ON "ratings" USING btree ("player");
--> statement-breakpoint
-- whoever writes results, a process of the release before included: ratings hear of it
CREATE FUNCTION "note_changed_result"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD."counts" = 'rated' AND OLD."contest" THEN
    INSERT INTO "changed_results" ("at") VALUES (OLD."ended_at");
  END IF;
  IF TG_OP <> 'DELETE' AND NEW."counts" = 'rated' AND NEW."contest" THEN
    INSERT INTO "changed_results" ("at") VALUES (NEW."ended_at");
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "results_changed" AFTER INSERT OR UPDATE OR DELETE ON "results" FOR EACH ROW EXECUTE FUNCTION "note_changed_result"();
