ALTER TABLE "sessions" ADD COLUMN "browser" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "pushes_due" ON "pushes" USING btree ("not_before") WHERE "pushes"."since" is not null;