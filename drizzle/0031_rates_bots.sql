ALTER TABLE "results" ADD COLUMN "rates_bots" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "rates_bots" boolean DEFAULT false NOT NULL;