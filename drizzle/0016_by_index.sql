DROP INDEX "questions_by_expiry";--> statement-breakpoint
DROP INDEX "tables_by_status";--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "remind_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "look_at" timestamp with time zone;--> statement-breakpoint
UPDATE "questions" SET "remind_at" = CASE WHEN "deadline" IS NOT NULL THEN "since" END,
  "look_at" = CASE WHEN "lapsed" THEN "expires_at" + ("expires_at" - "since") ELSE "expires_at" END WHERE NOT "held";--> statement-breakpoint
ALTER TABLE "hooks" ADD COLUMN "table_seq" integer;--> statement-breakpoint
ALTER TABLE "hooks" ADD COLUMN "table_status" text;--> statement-breakpoint
UPDATE "hooks" SET "table_seq" = t."seq", "table_status" = t."status" FROM "tables" t WHERE t."id" = "hooks"."table_id";--> statement-breakpoint
ALTER TABLE "hooks" ALTER COLUMN "table_seq" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "hooks" ALTER COLUMN "table_status" SET NOT NULL;--> statement-breakpoint
CREATE FUNCTION "note_table_moved"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "hooks" SET "table_seq" = NEW."seq", "table_status" = NEW."status" WHERE "table_id" = NEW."id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "tables_moved" AFTER UPDATE OF "seq", "status" ON "tables" FOR EACH ROW
  WHEN (OLD."seq" IS DISTINCT FROM NEW."seq" OR OLD."status" IS DISTINCT FROM NEW."status") EXECUTE FUNCTION "note_table_moved"();--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "status_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "tables" SET "status_since" = CASE "status" WHEN 'open' THEN "created_at" ELSE "updated_at" END;--> statement-breakpoint
CREATE INDEX "consents_of_user" ON "consents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "proposals_of_user" ON "proposals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "stand_ins_of_substitute" ON "stand_ins" USING btree ("substitute_id");--> statement-breakpoint
CREATE INDEX "stand_ins_to_begin" ON "stand_ins" USING btree ("starts_at") WHERE "stand_ins"."started_at" is null and "stand_ins"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "stand_ins_to_end" ON "stand_ins" USING btree ("ends_at") WHERE "stand_ins"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "chat_of_user" ON "chat_lines" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pauses_to_credit" ON "pauses" USING btree ("from") WHERE "pauses"."reason" = 'outage' and "pauses"."applied_at" is null;--> statement-breakpoint
CREATE INDEX "hooks_behind" ON "hooks" USING btree ("not_before") WHERE "hooks"."off_at" is null and ("hooks"."table_seq" > "hooks"."told_seq" or "hooks"."table_status" <> "hooks"."told_status");--> statement-breakpoint
CREATE INDEX "reply_tokens_of_user" ON "reply_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "letters_of_user" ON "letters" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "letters_of_row" ON "letters" USING btree ("outbox_id");--> statement-breakpoint
CREATE INDEX "letters_local" ON "letters" USING btree ("sent_at","id") WHERE "letters"."transport" = 'local';--> statement-breakpoint
CREATE INDEX "outbox_leased" ON "outbox" USING btree ("leased_until") WHERE "outbox"."leased_until" is not null and "outbox"."sent_at" is null and "outbox"."moot_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_waiting_of_table" ON "outbox" USING btree ("table_id") WHERE "outbox"."sent_at" is null and "outbox"."moot_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_of_user" ON "outbox" USING btree ("user_id","kind","sent_at");--> statement-breakpoint
CREATE INDEX "outbox_to" ON "outbox" USING btree ("email") WHERE "outbox"."email" is not null;--> statement-breakpoint
CREATE INDEX "table_wishes_of_table" ON "table_wishes" USING btree ("table_id");--> statement-breakpoint
CREATE INDEX "visits_of_table" ON "visits" USING btree ("table_id");--> statement-breakpoint
CREATE INDEX "entries_acts" ON "entries" USING btree ("table_id","seq") WHERE "entries"."via" = 'table';--> statement-breakpoint
CREATE INDEX "questions_to_look_at" ON "questions" USING btree ("look_at") WHERE "questions"."look_at" is not null;--> statement-breakpoint
CREATE INDEX "questions_to_remind_of" ON "questions" USING btree ("remind_at") WHERE "questions"."remind_at" is not null;--> statement-breakpoint
CREATE INDEX "accounts_of_user" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "drafts_of_table" ON "drafts" USING btree ("table_id");--> statement-breakpoint
CREATE INDEX "invites_by" ON "invites" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "invites_to" ON "invites" USING btree ("email") WHERE "invites"."email" is not null;--> statement-breakpoint
CREATE INDEX "seats_offered" ON "seats" USING btree ("offered_at") WHERE "seats"."offered_at" is not null;--> statement-breakpoint
CREATE INDEX "tables_listed" ON "tables" USING btree ("status","status_since") WHERE visibility = 'public' and imported is null and not demo;--> statement-breakpoint
CREATE INDEX "tables_listed_of_game" ON "tables" USING btree ("game","status","status_since") WHERE visibility = 'public' and imported is null and not demo;--> statement-breakpoint
CREATE INDEX "tables_with_bots_due" ON "tables" USING btree ("status_since") WHERE bots_due and status = 'running' and not demo;--> statement-breakpoint
CREATE INDEX "tables_demo" ON "tables" USING btree ("status_since") WHERE demo;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "signed_in_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "reply_tokens_by_end" ON "reply_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_by_time" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "submissions_by_time" ON "submissions" USING btree ("at");--> statement-breakpoint
CREATE INDEX "rate_limits_by_end" ON "rate_limits" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "sessions_by_end" ON "sessions" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "verification_tokens_by_end" ON "verification_tokens" USING btree ("expires");--> statement-breakpoint
UPDATE "sessions" SET "signed_in_at" = "expires" - interval '90 days';--> statement-breakpoint
ALTER TABLE "push_subscriptions" DROP CONSTRAINT "push_subscriptions_session_token_sessions_session_token_fk";--> statement-breakpoint
UPDATE "push_subscriptions" SET "session_token" = encode(sha256(convert_to("session_token", 'UTF8')), 'hex');--> statement-breakpoint
UPDATE "sessions" SET "session_token" = encode(sha256(convert_to("session_token", 'UTF8')), 'hex');--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_token_sessions_session_token_fk" FOREIGN KEY ("session_token") REFERENCES "public"."sessions"("session_token") ON DELETE cascade ON UPDATE no action;
