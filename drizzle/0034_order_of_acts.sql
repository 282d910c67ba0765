DROP INDEX "season_acts_of_season";--> statement-breakpoint
ALTER TABLE "season_acts" ADD COLUMN "order" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "season_acts_order_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
CREATE INDEX "season_acts_of_season" ON "season_acts" USING btree ("season_id","order");