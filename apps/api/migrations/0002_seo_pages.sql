CREATE TABLE "seo_pages" (
	"address" text PRIMARY KEY NOT NULL,
	"title" text,
	"description" text,
	"noindex" jsonb,
	"canonical" text,
	"redirect_to" text,
	"h1" text,
	"seo_text" text
);