ALTER TABLE "users" ADD COLUMN "owner_id" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "about" text;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "admits_bots" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_of_owner" ON "users" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_bot_name" ON "users" USING btree (lower("name")) WHERE owner_id is not null;--> statement-breakpoint
UPDATE "users" SET "name" = coalesce(nullif(trim(regexp_replace("name", '(\s*\(\s*bot\s*\))+\s*$', '', 'i')), ''), 'Bot') WHERE "name" ~* '\(\s*bot\s*\)\s*$';
