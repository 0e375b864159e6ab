-- 0036 wrote a line that begins with a number as «\1. words», where Markdown wants «1\. words»: pages showed the backslash.
CREATE FUNCTION "with_numbers"("body" jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE WHEN jsonb_typeof("body" -> 'blocks') IS DISTINCT FROM 'array' THEN "body" ELSE
		jsonb_set("body", '{blocks}', coalesce((
			SELECT jsonb_agg(CASE
				WHEN "block" ->> 'type' = 'text' AND jsonb_typeof("block" -> 'markdown') = 'string' THEN
					jsonb_set("block", '{markdown}', to_jsonb(
						regexp_replace("block" ->> 'markdown', '(^|\n)(- )?\\(\d+)([.)])(?=\s)', '\1\2\3\\\4', 'g')
					))
				ELSE "block" END ORDER BY "place")
			FROM jsonb_array_elements("body" -> 'blocks') WITH ORDINALITY AS "blocks"("block", "place")
		), '[]'::jsonb)) END
$$;--> statement-breakpoint
UPDATE "documents" SET "body" = "with_numbers"("body"), "imported" = "with_numbers"("imported")
WHERE "body" IS DISTINCT FROM "with_numbers"("body") OR "imported" IS DISTINCT FROM "with_numbers"("imported");--> statement-breakpoint
UPDATE "document_versions" SET "body" = "with_numbers"("body") WHERE "body" IS DISTINCT FROM "with_numbers"("body");--> statement-breakpoint
DROP FUNCTION "with_numbers";
