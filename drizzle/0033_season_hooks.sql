CREATE TABLE "season_hook_news" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "season_hook_news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hook_id" text NOT NULL,
	"season_id" text NOT NULL,
	"event" text NOT NULL,
	"about" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "season_hooks" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"league_id" text NOT NULL,
	"season_id" text,
	"kind" text NOT NULL,
	"url" text NOT NULL,
	"secret" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"told" json DEFAULT '{}'::json NOT NULL,
	"not_before" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"last_at" timestamp with time zone,
	"off_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "season_acts" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "season_hook_news" ADD CONSTRAINT "season_hook_news_hook_id_season_hooks_id_fk" FOREIGN KEY ("hook_id") REFERENCES "public"."season_hooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_hook_news" ADD CONSTRAINT "season_hook_news_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_hooks" ADD CONSTRAINT "season_hooks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_hooks" ADD CONSTRAINT "season_hooks_league_id_leagues_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."leagues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_hooks" ADD CONSTRAINT "season_hooks_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "season_hook_news_of_hook" ON "season_hook_news" USING btree ("hook_id","id");--> statement-breakpoint
CREATE INDEX "season_hook_news_of_season" ON "season_hook_news" USING btree ("season_id");--> statement-breakpoint
CREATE INDEX "season_hooks_of_user" ON "season_hooks" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "season_hooks_of_league" ON "season_hooks" USING btree ("league_id");--> statement-breakpoint
CREATE INDEX "season_hooks_of_season" ON "season_hooks" USING btree ("season_id");--> statement-breakpoint
CREATE INDEX "season_hooks_on" ON "season_hooks" USING btree ("not_before") WHERE off_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "season_acts_once" ON "season_acts" USING btree ("user_id","key") WHERE key is not null;