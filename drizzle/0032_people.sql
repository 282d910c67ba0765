CREATE TABLE "follow_times" (
	"user_id" text PRIMARY KEY NOT NULL,
	"told_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"player_id" text,
	"club_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "follows_player_once" UNIQUE("user_id","player_id"),
	CONSTRAINT "follows_club_once" UNIQUE("user_id","club_id")
);
--> statement-breakpoint
CREATE TABLE "introductions" (
	"user_id" text PRIMARY KEY NOT NULL,
	"words" text NOT NULL,
	"languages" json NOT NULL,
	"shows_zone" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"hidden_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "wanted" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"game" text NOT NULL,
	"options" json NOT NULL,
	"pace" json NOT NULL,
	"counts" text NOT NULL,
	"seat" text,
	"lowest" integer,
	"highest" integer,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "follow_times" ADD CONSTRAINT "follow_times_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_player_id_users_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "introductions" ADD CONSTRAINT "introductions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wanted" ADD CONSTRAINT "wanted_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "follow_times_by_time" ON "follow_times" USING btree ("told_until");--> statement-breakpoint
CREATE INDEX "follows_of_player" ON "follows" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "follows_of_club" ON "follows" USING btree ("club_id");--> statement-breakpoint
CREATE INDEX "wanted_of_user" ON "wanted" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "wanted_by_time" ON "wanted" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "wanted_by_end" ON "wanted" USING btree ("ends_at");