ALTER TABLE "follows" ALTER COLUMN "kind" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "follows" ADD COLUMN "league_id" text;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_league_id_leagues_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."leagues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "follows_of_league" ON "follows" USING btree ("league_id");--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_league_once" UNIQUE("user_id","league_id");--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_one" CHECK (num_nonnulls(player_id, club_id, league_id) = 1);