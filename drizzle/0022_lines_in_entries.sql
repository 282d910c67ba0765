-- What was told of an entry stands in its row: a row and an index page fewer for every line. What was told before stays where it is.
ALTER TABLE "entries" ADD COLUMN "told" json;--> statement-breakpoint
ALTER TABLE "log_lines" RENAME TO "lines_apart";--> statement-breakpoint
ALTER TABLE "lines_apart" RENAME CONSTRAINT "log_lines_table_id_tables_id_fk" TO "lines_apart_table_id_tables_id_fk";--> statement-breakpoint
ALTER TABLE "lines_apart" RENAME CONSTRAINT "log_lines_table_id_seq_index_pk" TO "lines_apart_table_id_seq_index_pk";--> statement-breakpoint
ALTER TRIGGER log_lines_append_only ON "lines_apart" RENAME TO lines_apart_append_only;--> statement-breakpoint
ALTER TRIGGER log_lines_no_truncate ON "lines_apart" RENAME TO lines_apart_no_truncate;--> statement-breakpoint
-- for processes of the release before, which read and write all lines here; the release after takes it away
CREATE VIEW "log_lines" AS
  SELECT "table_id", "seq", "index", "audience", "seats", "event", "en", "it" FROM "lines_apart"
  UNION ALL
  SELECT e."table_id", e."seq", t.n::integer - 1, coalesce(t.line->>1, 'all'), coalesce(t.line->2, '[]'::json), t.line->0, '', ''
    FROM "entries" e, json_array_elements(e."told") WITH ORDINALITY AS t(line, n);--> statement-breakpoint
CREATE FUNCTION "keep_line_apart"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "lines_apart" SELECT NEW.*;
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "log_lines_apart" INSTEAD OF INSERT ON "log_lines" FOR EACH ROW EXECUTE FUNCTION "keep_line_apart"();
