CREATE TABLE "notes" (
	"table_id" text NOT NULL,
	"seat" text NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notes_table_id_seat_pk" PRIMARY KEY("table_id","seat")
);
--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE cascade ON UPDATE no action;