ALTER TABLE "invites" ADD COLUMN "returned" text;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "starts_when_full" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "heard_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "unheard" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "rests_since" timestamp with time zone;