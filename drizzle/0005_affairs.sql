CREATE TABLE "consents" (
	"proposal_id" text NOT NULL,
	"user_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "consents_proposal_id_user_id_pk" PRIMARY KEY("proposal_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "proposals" (
	"id" text PRIMARY KEY NOT NULL,
	"table_id" text NOT NULL,
	"seat" text NOT NULL,
	"user_id" text NOT NULL,
	"wish" json NOT NULL,
	"seq" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"fate" text,
	"closed_by" text
);
--> statement-breakpoint
CREATE TABLE "stand_ins" (
	"id" text PRIMARY KEY NOT NULL,
	"table_id" text NOT NULL,
	"seat" text NOT NULL,
	"holder_id" text NOT NULL,
	"substitute_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"policy" json
);
--> statement-breakpoint
CREATE TABLE "vacations" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"tables" json,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "answered" json;--> statement-breakpoint
ALTER TABLE "invites" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invites" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "offered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "absence" text DEFAULT 'shift' NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stand_ins" ADD CONSTRAINT "stand_ins_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stand_ins" ADD CONSTRAINT "stand_ins_holder_id_users_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stand_ins" ADD CONSTRAINT "stand_ins_substitute_id_users_id_fk" FOREIGN KEY ("substitute_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacations" ADD CONSTRAINT "vacations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proposals_of_table" ON "proposals" USING btree ("table_id");--> statement-breakpoint
CREATE INDEX "stand_ins_of_table" ON "stand_ins" USING btree ("table_id");--> statement-breakpoint
CREATE INDEX "stand_ins_of_holder" ON "stand_ins" USING btree ("holder_id");--> statement-breakpoint
CREATE INDEX "vacations_of_user" ON "vacations" USING btree ("user_id");