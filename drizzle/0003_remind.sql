CREATE TABLE "hooks" (
	"id" text PRIMARY KEY NOT NULL,
	"table_id" text NOT NULL,
	"kind" text NOT NULL,
	"url" text NOT NULL,
	"secret" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"told_seq" integer NOT NULL,
	"told_status" text NOT NULL,
	"not_before" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"last_at" timestamp with time zone,
	"off_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "table_wishes" (
	"user_id" text NOT NULL,
	"table_id" text NOT NULL,
	"wishes" json NOT NULL,
	CONSTRAINT "table_wishes_user_id_table_id_pk" PRIMARY KEY("user_id","table_id")
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"user_id" text NOT NULL,
	"table_id" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "visits_user_id_table_id_pk" PRIMARY KEY("user_id","table_id")
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "digest_id" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "rhythm" json DEFAULT '{"mode":"instant","digestAt":"08:00","quiet":null,"reminders":[50,90]}'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "hooks" ADD CONSTRAINT "hooks_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_wishes" ADD CONSTRAINT "table_wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_wishes" ADD CONSTRAINT "table_wishes_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hooks_of_table" ON "hooks" USING btree ("table_id");--> statement-breakpoint
CREATE INDEX "outbox_of_digest" ON "outbox" USING btree ("digest_id") WHERE "outbox"."digest_id" is not null;