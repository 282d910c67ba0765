CREATE TABLE "club_bars" (
	"club_id" text NOT NULL,
	"user_id" text NOT NULL,
	"barred_by" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "club_bars_club_id_user_id_pk" PRIMARY KEY("club_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "result_luck" (
	"table_id" text NOT NULL,
	"seat" text NOT NULL,
	"dice" double precision NOT NULL,
	"hits" double precision NOT NULL,
	"expected" double precision NOT NULL,
	"variance" double precision NOT NULL,
	CONSTRAINT "result_luck_table_id_seat_pk" PRIMARY KEY("table_id","seat")
);
--> statement-breakpoint
ALTER TABLE "club_invitations" ADD COLUMN "returned" text;--> statement-breakpoint
ALTER TABLE "club_bars" ADD CONSTRAINT "club_bars_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_bars" ADD CONSTRAINT "club_bars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_bars" ADD CONSTRAINT "club_bars_barred_by_users_id_fk" FOREIGN KEY ("barred_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_luck" ADD CONSTRAINT "result_luck_table_id_results_table_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."results"("table_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "club_bars_of_user" ON "club_bars" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "club_bars_by" ON "club_bars" USING btree ("barred_by");--> statement-breakpoint
CREATE INDEX "tables_over_of_club" ON "tables" USING btree ("club_id","visibility","id") WHERE status = 'over' and club_id is not null;