ALTER TABLE "address_troubles" ADD COLUMN "counted" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "failing_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "stuck_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "outbox_stuck" ON "outbox" USING btree ("stuck_at") WHERE "outbox"."stuck_at" is not null;