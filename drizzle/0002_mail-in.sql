CREATE TABLE "chat_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"table_id" text NOT NULL,
	"user_id" text,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "address_troubles" (
	"email" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"failures" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"off_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "inbox" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"way" text NOT NULL,
	"carried" json NOT NULL,
	"raw" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone,
	"handled_at" timestamp with time zone,
	"fate" text,
	CONSTRAINT "inbox_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "reply_tokens" (
	"token" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"table_id" text NOT NULL,
	"seat" text NOT NULL,
	"decision" text,
	"pending" json,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"spent_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "chat_lines" ADD CONSTRAINT "chat_lines_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_lines" ADD CONSTRAINT "chat_lines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_tokens" ADD CONSTRAINT "reply_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_tokens" ADD CONSTRAINT "reply_tokens_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_of_table" ON "chat_lines" USING btree ("table_id","at");--> statement-breakpoint
CREATE INDEX "inbox_pending" ON "inbox" USING btree ("received_at") WHERE "inbox"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "inbox_by_time" ON "inbox" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "reply_tokens_of_question" ON "reply_tokens" USING btree ("table_id","user_id","decision");