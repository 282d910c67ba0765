CREATE TABLE "club_invitations" (
	"token" text PRIMARY KEY NOT NULL,
	"club_id" text NOT NULL,
	"email" text,
	"created_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "club_members" (
	"club_id" text NOT NULL,
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"notices_due_at" timestamp with time zone,
	CONSTRAINT "club_members_club_id_user_id_pk" PRIMARY KEY("club_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "club_notices" (
	"id" text PRIMARY KEY NOT NULL,
	"club_id" text NOT NULL,
	"author_id" text,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "club_offers" (
	"club_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "club_presets" (
	"id" text PRIMARY KEY NOT NULL,
	"club_id" text NOT NULL,
	"name" text NOT NULL,
	"game" text NOT NULL,
	"options" json NOT NULL,
	"time_control" json NOT NULL,
	"absence" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "club_requests" (
	"club_id" text NOT NULL,
	"user_id" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "club_requests_club_id_user_id_pk" PRIMARY KEY("club_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "clubs" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"emblem" json NOT NULL,
	"description" json NOT NULL,
	"house_rules" json NOT NULL,
	"visibility" text NOT NULL,
	"admission" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "clubs_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "club_id" text;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "members_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "club_invitations" ADD CONSTRAINT "club_invitations_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_invitations" ADD CONSTRAINT "club_invitations_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_members" ADD CONSTRAINT "club_members_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_members" ADD CONSTRAINT "club_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_notices" ADD CONSTRAINT "club_notices_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_notices" ADD CONSTRAINT "club_notices_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_offers" ADD CONSTRAINT "club_offers_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_offers" ADD CONSTRAINT "club_offers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_presets" ADD CONSTRAINT "club_presets_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_requests" ADD CONSTRAINT "club_requests_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_requests" ADD CONSTRAINT "club_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "club_invitations_of_club" ON "club_invitations" USING btree ("club_id");--> statement-breakpoint
CREATE INDEX "club_invitations_by" ON "club_invitations" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "club_invitations_to" ON "club_invitations" USING btree ("email") WHERE email is not null;--> statement-breakpoint
CREATE INDEX "club_members_of_user" ON "club_members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "club_members_owner" ON "club_members" USING btree ("club_id") WHERE role = 'owner';--> statement-breakpoint
CREATE INDEX "club_notices_of_club" ON "club_notices" USING btree ("club_id","created_at");--> statement-breakpoint
CREATE INDEX "club_notices_by" ON "club_notices" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "club_offers_to" ON "club_offers" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "club_presets_named" ON "club_presets" USING btree ("club_id","name");--> statement-breakpoint
CREATE INDEX "club_requests_of_user" ON "club_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "clubs_listed" ON "clubs" USING btree ("name","id") WHERE visibility = 'public';--> statement-breakpoint
ALTER TABLE "tables" ADD CONSTRAINT "tables_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tables_of_club" ON "tables" USING btree ("club_id","status","status_since");