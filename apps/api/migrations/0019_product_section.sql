-- Products whose section was never imported keep their address: the section and those above it are made, named by their code.
UPDATE "products" SET "section_path" = 'raznoe' WHERE "section_path" = '';--> statement-breakpoint
INSERT INTO "sections" ("path", "code", "parent_path", "name", "h1", "lead", "seo_text", "sort", "rule")
SELECT DISTINCT array_to_string("parts"[:"depth"], '/'), "parts"["depth"], nullif(array_to_string("parts"[:"depth" - 1], '/'), ''),
	"parts"["depth"], "parts"["depth"], '', '', 1000, '{}'::jsonb
FROM (SELECT DISTINCT string_to_array("section_path", '/') AS "parts" FROM "products") AS "placed", generate_series(1, cardinality("parts")) AS "depth"
ON CONFLICT ("path") DO NOTHING;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_section_path_sections_path_fk" FOREIGN KEY ("section_path") REFERENCES "public"."sections"("path") ON DELETE no action ON UPDATE no action;