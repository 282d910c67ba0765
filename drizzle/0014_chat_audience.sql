ALTER TABLE "chat_lines" ADD COLUMN "audience" json;--> statement-breakpoint
ALTER TABLE "chat_lines" ADD COLUMN "readers" text[];