CREATE TABLE "calendars" (
	"user_id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendars_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "heartbeats" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"patience" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pauses" (
	"id" text PRIMARY KEY NOT NULL,
	"table_id" text,
	"seat" text,
	"from" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"applied_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "records" (
	"id" text PRIMARY KEY NOT NULL,
	"table_id" text NOT NULL,
	"seq" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"en" text NOT NULL,
	"it" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "questions_by_deadline";--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "since" timestamp with time zone;--> statement-breakpoint
UPDATE "questions" SET "since" = "asked_at";--> statement-breakpoint
ALTER TABLE "questions" ALTER COLUMN "since" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "first" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "free_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
UPDATE "questions" SET "free_until" = "deadline", "expires_at" = "deadline";--> statement-breakpoint
UPDATE "tables" SET "pace" = ('{"first":0,"bank":null,"zone":"UTC","days":[1,2,3,4,5,6,7],"hours":null,"grace":0,"vacation":0,"defaults":true,"expiry":"wait"}'::jsonb || "pace"::jsonb)::json
	WHERE "pace"->>'kind' = 'hours';--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "bank" bigint;--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "paid_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "begun" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "calendars" ADD CONSTRAINT "calendars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pauses" ADD CONSTRAINT "pauses_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "records" ADD CONSTRAINT "records_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pauses_of_table" ON "pauses" USING btree ("table_id","until");--> statement-breakpoint
CREATE INDEX "records_of_table" ON "records" USING btree ("table_id","at");--> statement-breakpoint
CREATE INDEX "questions_by_expiry" ON "questions" USING btree ("expires_at");
--> statement-breakpoint
CREATE TRIGGER records_append_only BEFORE UPDATE OR DELETE ON "records" FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER records_no_truncate BEFORE TRUNCATE ON "records" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
