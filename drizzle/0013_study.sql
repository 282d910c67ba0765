CREATE TABLE "branches" (
	"id" text PRIMARY KEY NOT NULL,
	"table_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"from_seq" integer NOT NULL,
	"title" text NOT NULL,
	"moves" json NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moment_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"table_id" text NOT NULL,
	"user_id" text NOT NULL,
	"seat" text,
	"seq" integer NOT NULL,
	"audience" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "branches" ADD CONSTRAINT "branches_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branches" ADD CONSTRAINT "branches_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moment_notes" ADD CONSTRAINT "moment_notes_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moment_notes" ADD CONSTRAINT "moment_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "branches_of_owner" ON "branches" USING btree ("owner_id","table_id");--> statement-breakpoint
CREATE INDEX "branches_of_table" ON "branches" USING btree ("table_id");--> statement-breakpoint
CREATE INDEX "moment_notes_of_table" ON "moment_notes" USING btree ("table_id","seq");--> statement-breakpoint
CREATE INDEX "moment_notes_of_user" ON "moment_notes" USING btree ("user_id");