CREATE TABLE "challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"division_id" text NOT NULL,
	"by_entrant" text NOT NULL,
	"to_entrant" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"round" integer
);
--> statement-breakpoint
CREATE TABLE "divisions" (
	"id" text PRIMARY KEY NOT NULL,
	"season_id" text NOT NULL,
	"place" integer NOT NULL,
	"name" text NOT NULL,
	"size" integer,
	"revision" integer DEFAULT 0 NOT NULL,
	"seen" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entrant_holders" (
	"entrant_id" text NOT NULL,
	"board" integer DEFAULT 1 NOT NULL,
	"from_round" integer DEFAULT 1 NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "entrant_holders_entrant_id_board_from_round_pk" PRIMARY KEY("entrant_id","board","from_round")
);
--> statement-breakpoint
CREATE TABLE "entrants" (
	"id" text PRIMARY KEY NOT NULL,
	"season_id" text NOT NULL,
	"division_id" text,
	"name" text,
	"seed" integer,
	"rating" double precision,
	"from_round" integer DEFAULT 1 NOT NULL,
	"until_round" integer,
	"pauses" json DEFAULT '[]'::json NOT NULL,
	"on_time" double precision,
	"entered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leagues" (
	"id" text PRIMARY KEY NOT NULL,
	"club_id" text,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" json NOT NULL,
	"visibility" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "leagues_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "pairing_inputs" (
	"division_id" text NOT NULL,
	"round" integer NOT NULL,
	"part" integer NOT NULL,
	"input" json NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "pairing_inputs_division_id_round_part_pk" PRIMARY KEY("division_id","round","part")
);
--> statement-breakpoint
CREATE TABLE "pairings" (
	"division_id" text NOT NULL,
	"id" text NOT NULL,
	"round" integer NOT NULL,
	"match" text NOT NULL,
	"board" integer NOT NULL,
	"seats" json NOT NULL,
	"bye" json,
	"table_id" text,
	"started_at" timestamp with time zone,
	"result" json,
	"late" boolean DEFAULT false NOT NULL,
	CONSTRAINT "pairings_division_id_id_pk" PRIMARY KEY("division_id","id")
);
--> statement-breakpoint
CREATE TABLE "rounds" (
	"season_id" text NOT NULL,
	"number" integer NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"deadline" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"late_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "rounds_season_id_number_pk" PRIMARY KEY("season_id","number")
);
--> statement-breakpoint
CREATE TABLE "season_acts" (
	"id" text PRIMARY KEY NOT NULL,
	"season_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" text,
	"kind" text NOT NULL,
	"details" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "season_chores" (
	"id" text PRIMARY KEY NOT NULL,
	"season_id" text NOT NULL,
	"table_id" text NOT NULL,
	"chore" json NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "season_seeds" (
	"season_id" text PRIMARY KEY NOT NULL,
	"seed" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seasons" (
	"id" text PRIMARY KEY NOT NULL,
	"league_id" text NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"plan" json NOT NULL,
	"commitment" text NOT NULL,
	"seed" text,
	"starts_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"paused_from" timestamp with time zone,
	"paused_until" timestamp with time zone,
	"due_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_division_id_divisions_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."divisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_by_entrant_entrants_id_fk" FOREIGN KEY ("by_entrant") REFERENCES "public"."entrants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_to_entrant_entrants_id_fk" FOREIGN KEY ("to_entrant") REFERENCES "public"."entrants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "divisions" ADD CONSTRAINT "divisions_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entrant_holders" ADD CONSTRAINT "entrant_holders_entrant_id_entrants_id_fk" FOREIGN KEY ("entrant_id") REFERENCES "public"."entrants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entrant_holders" ADD CONSTRAINT "entrant_holders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entrants" ADD CONSTRAINT "entrants_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entrants" ADD CONSTRAINT "entrants_division_id_divisions_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."divisions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leagues" ADD CONSTRAINT "leagues_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairing_inputs" ADD CONSTRAINT "pairing_inputs_division_id_divisions_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."divisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairings" ADD CONSTRAINT "pairings_division_id_divisions_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."divisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairings" ADD CONSTRAINT "pairings_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_acts" ADD CONSTRAINT "season_acts_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_acts" ADD CONSTRAINT "season_acts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_chores" ADD CONSTRAINT "season_chores_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_chores" ADD CONSTRAINT "season_chores_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_seeds" ADD CONSTRAINT "season_seeds_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seasons" ADD CONSTRAINT "seasons_league_id_leagues_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."leagues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "challenges_of_division" ON "challenges" USING btree ("division_id","round");--> statement-breakpoint
CREATE UNIQUE INDEX "challenges_waiting" ON "challenges" USING btree ("by_entrant") WHERE round is null;--> statement-breakpoint
CREATE INDEX "challenges_by" ON "challenges" USING btree ("by_entrant");--> statement-breakpoint
CREATE INDEX "challenges_to" ON "challenges" USING btree ("to_entrant");--> statement-breakpoint
CREATE UNIQUE INDEX "divisions_of_season" ON "divisions" USING btree ("season_id","place");--> statement-breakpoint
CREATE INDEX "divisions_changed" ON "divisions" USING btree ("season_id") WHERE revision <> seen;--> statement-breakpoint
CREATE INDEX "entrant_holders_of_user" ON "entrant_holders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "entrants_of_season" ON "entrants" USING btree ("season_id","entered_at");--> statement-breakpoint
CREATE INDEX "entrants_of_division" ON "entrants" USING btree ("division_id");--> statement-breakpoint
CREATE INDEX "leagues_of_club" ON "leagues" USING btree ("club_id","created_at");--> statement-breakpoint
CREATE INDEX "leagues_listed" ON "leagues" USING btree ("created_at","id") WHERE visibility = 'public';--> statement-breakpoint
CREATE INDEX "pairings_of_round" ON "pairings" USING btree ("division_id","round");--> statement-breakpoint
CREATE UNIQUE INDEX "pairings_of_table" ON "pairings" USING btree ("table_id");--> statement-breakpoint
CREATE INDEX "pairings_to_start" ON "pairings" USING btree ("division_id") WHERE started_at is null and bye is null and result is null;--> statement-breakpoint
CREATE INDEX "season_acts_of_season" ON "season_acts" USING btree ("season_id","at");--> statement-breakpoint
CREATE INDEX "season_acts_by" ON "season_acts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "season_chores_due" ON "season_chores" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "season_chores_of_season" ON "season_chores" USING btree ("season_id");--> statement-breakpoint
CREATE INDEX "season_chores_of_table" ON "season_chores" USING btree ("table_id");--> statement-breakpoint
CREATE UNIQUE INDEX "seasons_of_league" ON "seasons" USING btree ("league_id","number");--> statement-breakpoint
CREATE INDEX "seasons_due" ON "seasons" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE TRIGGER season_acts_append_only BEFORE UPDATE OR DELETE ON "season_acts" FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER season_acts_no_truncate BEFORE TRUNCATE ON "season_acts" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
