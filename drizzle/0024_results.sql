CREATE TABLE "result_players" (
	"table_id" text NOT NULL,
	"seat" text NOT NULL,
	"turn" integer NOT NULL,
	"user_id" text,
	"bot" boolean NOT NULL,
	"side" text NOT NULL,
	"rank" integer,
	"share" double precision NOT NULL,
	"left" text,
	CONSTRAINT "result_players_table_id_seat_turn_pk" PRIMARY KEY("table_id","seat","turn")
);
--> statement-breakpoint
CREATE TABLE "results" (
	"table_id" text PRIMARY KEY NOT NULL,
	"game" text NOT NULL,
	"scenario" text NOT NULL,
	"kind" text NOT NULL,
	"counts" text NOT NULL,
	"contest" boolean NOT NULL,
	"winners" json NOT NULL,
	"reason" text,
	"entry" integer NOT NULL,
	"ended_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "counts" text DEFAULT 'unrated' NOT NULL;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "leaving" text DEFAULT 'bot' NOT NULL;--> statement-breakpoint
ALTER TABLE "result_players" ADD CONSTRAINT "result_players_table_id_results_table_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."results"("table_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "result_players_of_user" ON "result_players" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "results_rated" ON "results" USING btree ("ended_at","table_id") WHERE "results"."counts" = 'rated' and "results"."contest";