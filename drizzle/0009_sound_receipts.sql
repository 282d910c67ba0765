CREATE TABLE "handed_letters" (
	"message_id" text PRIMARY KEY NOT NULL,
	"outbox_id" text NOT NULL,
	"letter" json NOT NULL,
	"told" json NOT NULL,
	"asks" json
);
--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "seq" integer;--> statement-breakpoint
-- receipts begin with these two; as text, for a receipt may hold what the database's own reader of JSON refuses
UPDATE "submissions" SET
  "kind" = coalesce(substring("receipt"::text from '^\s*\{\s*"kind"\s*:\s*"([a-z]+)"'), 'closed'),
  "seq" = coalesce(substring("receipt"::text from '^\s*\{\s*"kind"\s*:\s*"[a-z]+"\s*,\s*"seq"\s*:\s*(\d{1,9})')::integer, 0);--> statement-breakpoint
ALTER TABLE "submissions" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ALTER COLUMN "seq" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "handed_letters" ADD CONSTRAINT "handed_letters_outbox_id_outbox_id_fk" FOREIGN KEY ("outbox_id") REFERENCES "public"."outbox"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "handed_letters_of_row" ON "handed_letters" USING btree ("outbox_id");