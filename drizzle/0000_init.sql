CREATE TABLE "letters" (
	"id" text PRIMARY KEY NOT NULL,
	"outbox_id" text,
	"kind" text NOT NULL,
	"table_id" text,
	"user_id" text,
	"to" text NOT NULL,
	"message_id" text NOT NULL,
	"transport" text NOT NULL,
	"subject" text NOT NULL,
	"headers" json NOT NULL,
	"text" text,
	"html" text,
	"attachments" json NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"table_id" text,
	"seat" text,
	"user_id" text,
	"email" text,
	"decision" text,
	"payload" json NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"not_before" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"moot_at" timestamp with time zone,
	"message_id" text,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"table_id" text NOT NULL,
	"seq" integer NOT NULL,
	"seat" text NOT NULL,
	"decision" text NOT NULL,
	"order" json NOT NULL,
	"notation" text NOT NULL,
	"draws" json NOT NULL,
	"rules" integer NOT NULL,
	"via" text NOT NULL,
	"round" integer NOT NULL,
	"power" text,
	"phase" text NOT NULL,
	"barrier" boolean NOT NULL,
	"checksum" text NOT NULL,
	"hash" text NOT NULL,
	"caused_by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "entries_table_id_seq_pk" PRIMARY KEY("table_id","seq")
);
--> statement-breakpoint
CREATE TABLE "log_lines" (
	"table_id" text NOT NULL,
	"seq" integer NOT NULL,
	"index" integer NOT NULL,
	"audience" text NOT NULL,
	"seats" json NOT NULL,
	"event" json NOT NULL,
	"en" text NOT NULL,
	"it" text NOT NULL,
	CONSTRAINT "log_lines_table_id_seq_index_pk" PRIMARY KEY("table_id","seq","index")
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"table_id" text NOT NULL,
	"decision" text NOT NULL,
	"seat" text NOT NULL,
	"kind" text NOT NULL,
	"force" text NOT NULL,
	"tempo" text NOT NULL,
	"place" integer NOT NULL,
	"held" boolean NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"deadline" timestamp with time zone,
	"lapsed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "questions_table_id_decision_pk" PRIMARY KEY("table_id","decision")
);
--> statement-breakpoint
CREATE TABLE "sealed" (
	"table_id" text NOT NULL,
	"decision" text NOT NULL,
	"seat" text NOT NULL,
	"order" json NOT NULL,
	"via" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "sealed_table_id_decision_pk" PRIMARY KEY("table_id","decision")
);
--> statement-breakpoint
CREATE TABLE "snapshots" (
	"table_id" text PRIMARY KEY NOT NULL,
	"seq" integer NOT NULL,
	"shape" integer NOT NULL,
	"hash" text NOT NULL,
	"state" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"table_id" text NOT NULL,
	"seat" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"digest" text NOT NULL,
	"receipt" json NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "submissions_table_id_seat_id_pk" PRIMARY KEY("table_id","seat","id")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"user_id" text NOT NULL,
	"type" text NOT NULL,
	"provider" text NOT NULL,
	"provider_account_id" text NOT NULL,
	"refresh_token" text,
	"access_token" text,
	"expires_at" integer,
	"token_type" text,
	"scope" text,
	"id_token" text,
	"session_state" text,
	CONSTRAINT "accounts_provider_provider_account_id_pk" PRIMARY KEY("provider","provider_account_id")
);
--> statement-breakpoint
CREATE TABLE "api_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"hint" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "api_tokens_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"session_token" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"expires" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unsubscribes" (
	"email" text NOT NULL,
	"scope" text NOT NULL,
	"one_click" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "unsubscribes_email_scope_pk" PRIMARY KEY("email","scope")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text,
	"email" text NOT NULL,
	"email_verified" timestamp with time zone,
	"image" text,
	"language" text DEFAULT 'en' NOT NULL,
	"timezone" text DEFAULT 'UTC' NOT NULL,
	"letters" json DEFAULT '{"turn":true,"question":true,"news":true}'::json NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verification_tokens" (
	"identifier" text NOT NULL,
	"token" text NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	CONSTRAINT "verification_tokens_identifier_token_pk" PRIMARY KEY("identifier","token")
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"user_id" text NOT NULL,
	"table_id" text NOT NULL,
	"seat" text NOT NULL,
	"decision" text NOT NULL,
	"content" json NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "drafts_user_id_table_id_seat_pk" PRIMARY KEY("user_id","table_id","seat")
);
--> statement-breakpoint
CREATE TABLE "invites" (
	"token" text PRIMARY KEY NOT NULL,
	"table_id" text NOT NULL,
	"seat" text NOT NULL,
	"email" text,
	"kind" text DEFAULT 'join' NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "policies" (
	"table_id" text NOT NULL,
	"seat" text NOT NULL,
	"policy" json NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "policies_table_id_seat_pk" PRIMARY KEY("table_id","seat")
);
--> statement-breakpoint
CREATE TABLE "seats" (
	"table_id" text NOT NULL,
	"seat" text NOT NULL,
	"place" integer NOT NULL,
	"user_id" text,
	"bot" boolean DEFAULT false NOT NULL,
	"word" text DEFAULT '' NOT NULL,
	"resigned_at" timestamp with time zone,
	"missed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "seats_table_id_seat_pk" PRIMARY KEY("table_id","seat")
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"table_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tables" (
	"id" text PRIMARY KEY NOT NULL,
	"game" text NOT NULL,
	"title" text NOT NULL,
	"owner_id" text,
	"visibility" text DEFAULT 'public' NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"options" json NOT NULL,
	"pace" json NOT NULL,
	"rules" integer NOT NULL,
	"commitment" text NOT NULL,
	"opening" json,
	"abandoned_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	"hash" text DEFAULT '' NOT NULL,
	"moment" json,
	"headline" json DEFAULT '{"en":"","it":""}'::json NOT NULL,
	"outcome" json,
	"bots_due" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "log_lines" ADD CONSTRAINT "log_lines_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sealed" ADD CONSTRAINT "sealed_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "snapshots" ADD CONSTRAINT "snapshots_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "secrets" ADD CONSTRAINT "secrets_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tables" ADD CONSTRAINT "tables_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letters_by_time" ON "letters" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "letters_to" ON "letters" USING btree ("to");--> statement-breakpoint
CREATE INDEX "letters_of_table" ON "letters" USING btree ("table_id");--> statement-breakpoint
CREATE INDEX "outbox_pending" ON "outbox" USING btree ("not_before") WHERE "outbox"."sent_at" is null and "outbox"."moot_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_of_table" ON "outbox" USING btree ("table_id");--> statement-breakpoint
CREATE INDEX "questions_by_deadline" ON "questions" USING btree ("deadline");--> statement-breakpoint
CREATE INDEX "api_tokens_of_user" ON "api_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_of_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "invites_of_table" ON "invites" USING btree ("table_id");--> statement-breakpoint
CREATE INDEX "seats_of_user" ON "seats" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tables_by_status" ON "tables" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "tables_of_owner" ON "tables" USING btree ("owner_id");