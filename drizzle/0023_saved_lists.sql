CREATE TABLE "saved_lists" (
	"user_id" text NOT NULL,
	"game" text NOT NULL,
	"shelf" text NOT NULL,
	"title" text NOT NULL,
	"items" json NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_lists_user_id_game_shelf_title_pk" PRIMARY KEY("user_id","game","shelf","title")
);
--> statement-breakpoint
ALTER TABLE "saved_lists" ADD CONSTRAINT "saved_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;