CREATE TABLE "checkpoints" (
	"table_id" text NOT NULL,
	"seq" integer NOT NULL,
	"shape" integer NOT NULL,
	"hash" text NOT NULL,
	"state" json NOT NULL,
	CONSTRAINT "checkpoints_table_id_seq_pk" PRIMARY KEY("table_id","seq")
);
--> statement-breakpoint
ALTER TABLE "checkpoints" ADD CONSTRAINT "checkpoints_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE cascade ON UPDATE no action;