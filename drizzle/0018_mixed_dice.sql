CREATE TABLE "epochs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "epochs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"value" text NOT NULL,
	"fingerprint" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "mixed" json;--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "pledge" text;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "recipe" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "mix" text;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "mixing" json;--> statement-breakpoint
-- a process of the release before does not know the mix: it must not roll dice that nobody can check, and who asked it asks again
CREATE FUNCTION "refuse_unmixed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'table % mixes its dice: an entry without its mix refused', NEW."id" USING ERRCODE = 'integrity_constraint_violation';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "tables_mixed" BEFORE UPDATE OF "seq" ON "tables" FOR EACH ROW
  WHEN (OLD."mix" IS NOT NULL AND OLD."seq" < NEW."seq" AND OLD."mix" IS NOT DISTINCT FROM NEW."mix") EXECUTE FUNCTION "refuse_unmixed"();
