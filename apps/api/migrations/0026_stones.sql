CREATE TABLE "laboratories" (
	"name" text PRIMARY KEY NOT NULL,
	"full_name" text NOT NULL,
	"place" text NOT NULL,
	"scale" text NOT NULL,
	"check_url" text,
	CONSTRAINT "laboratories_scale" CHECK ("laboratories"."scale" in ('ru', 'gia'))
);
--> statement-breakpoint
ALTER TABLE "stones" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "stones" ADD COLUMN "issued_on" date;--> statement-breakpoint
ALTER TABLE "stones" ADD COLUMN "shape" text;--> statement-breakpoint
ALTER TABLE "stones" ADD COLUMN "cut_note" text;--> statement-breakpoint
ALTER TABLE "stones" ADD COLUMN "carat_milli" integer;--> statement-breakpoint
ALTER TABLE "stones" ADD COLUMN "colour_ru" text;--> statement-breakpoint
ALTER TABLE "stones" ADD COLUMN "colour_gia" text;--> statement-breakpoint
ALTER TABLE "stones" ADD COLUMN "clarity_ru" text;--> statement-breakpoint
ALTER TABLE "stones" ADD COLUMN "clarity_gia" text;--> statement-breakpoint
ALTER TABLE "stones" ADD COLUMN "quality_ru" text;--> statement-breakpoint
ALTER TABLE "stones" ADD COLUMN "quality_gia" text;--> statement-breakpoint
ALTER TABLE "stones" ADD COLUMN "polish" text;--> statement-breakpoint
ALTER TABLE "stones" ADD COLUMN "symmetry" text;--> statement-breakpoint
ALTER TABLE "stones" ADD COLUMN "fluorescence" text;--> statement-breakpoint
ALTER TABLE "stones" ADD COLUMN "length_mm100" smallint;--> statement-breakpoint
ALTER TABLE "stones" ADD COLUMN "width_mm100" smallint;--> statement-breakpoint
ALTER TABLE "stones" ADD COLUMN "height_mm100" smallint;--> statement-breakpoint
ALTER TABLE "stones" ADD COLUMN "depth10" smallint;--> statement-breakpoint
ALTER TABLE "stones" ADD COLUMN "table10" smallint;--> statement-breakpoint
ALTER TABLE "stones" ADD COLUMN "girdle10" smallint;--> statement-breakpoint
ALTER TABLE "stones" ADD COLUMN "crown_angle10" smallint;--> statement-breakpoint
ALTER TABLE "stones" ADD COLUMN "pavilion_angle10" smallint;--> statement-breakpoint
ALTER TABLE "stones" ADD COLUMN "facts" jsonb;--> statement-breakpoint
-- Stones from before have no characteristics: they are hidden until the next import names them.
UPDATE "stones" SET code = 'stone-' || id, issued_on = '1970-01-01', shape = 'round', cut_note = '', carat_milli = 1, colour_ru = '9', colour_gia = 'Z', clarity_ru = '12', clarity_gia = 'I3', quality_ru = 'Г', quality_gia = 'P', polish = 'P', symmetry = 'P', fluorescence = 'none', facts = '{}', hidden_at = coalesce(hidden_at, now());--> statement-breakpoint
INSERT INTO "laboratories" (name, full_name, place, scale) SELECT DISTINCT laboratory, laboratory, '', 'gia' FROM "stones";--> statement-breakpoint
ALTER TABLE "stones" ALTER COLUMN "code" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "stones" ALTER COLUMN "issued_on" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "stones" ALTER COLUMN "shape" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "stones" ALTER COLUMN "cut_note" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "stones" ALTER COLUMN "carat_milli" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "stones" ALTER COLUMN "colour_ru" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "stones" ALTER COLUMN "colour_gia" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "stones" ALTER COLUMN "clarity_ru" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "stones" ALTER COLUMN "clarity_gia" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "stones" ALTER COLUMN "quality_ru" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "stones" ALTER COLUMN "quality_gia" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "stones" ALTER COLUMN "polish" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "stones" ALTER COLUMN "symmetry" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "stones" ALTER COLUMN "fluorescence" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "stones" ALTER COLUMN "facts" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "stones" ADD CONSTRAINT "stones_laboratory_laboratories_name_fk" FOREIGN KEY ("laboratory") REFERENCES "public"."laboratories"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stones" ADD CONSTRAINT "stones_code_unique" UNIQUE("code");--> statement-breakpoint
ALTER TABLE "stones" ADD CONSTRAINT "stones_weight" CHECK ("stones"."carat_milli" > 0);--> statement-breakpoint
ALTER TABLE "stones" ADD CONSTRAINT "stones_shape" CHECK ("stones"."shape" in ('round', 'princess', 'oval', 'cushion', 'emerald', 'pear', 'marquise', 'asscher', 'heart'));--> statement-breakpoint
ALTER TABLE "stones" ADD CONSTRAINT "stones_colour_ru" CHECK ("stones"."colour_ru" in ('1', '2', '3', '4', '5', '6', '7', '8', '9'));--> statement-breakpoint
ALTER TABLE "stones" ADD CONSTRAINT "stones_colour_gia" CHECK ("stones"."colour_gia" in ('D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N', 'O', 'P', 'Q', 'R', 'S', 'T', 'U', 'V', 'W', 'X', 'Y', 'Z'));--> statement-breakpoint
ALTER TABLE "stones" ADD CONSTRAINT "stones_clarity_ru" CHECK ("stones"."clarity_ru" in ('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'));--> statement-breakpoint
ALTER TABLE "stones" ADD CONSTRAINT "stones_clarity_gia" CHECK ("stones"."clarity_gia" in ('FL', 'IF', 'VVS1', 'VVS2', 'VS1', 'VS2', 'SI1', 'SI2', 'I1', 'I2', 'I3'));--> statement-breakpoint
ALTER TABLE "stones" ADD CONSTRAINT "stones_quality_ru" CHECK ("stones"."quality_ru" in ('А', 'Б', 'В', 'Г'));--> statement-breakpoint
ALTER TABLE "stones" ADD CONSTRAINT "stones_quality_gia" CHECK ("stones"."quality_gia" in ('EX', 'VG', 'G', 'F', 'P'));--> statement-breakpoint
ALTER TABLE "stones" ADD CONSTRAINT "stones_polish" CHECK ("stones"."polish" in ('EX', 'VG', 'G', 'F', 'P'));--> statement-breakpoint
ALTER TABLE "stones" ADD CONSTRAINT "stones_symmetry" CHECK ("stones"."symmetry" in ('EX', 'VG', 'G', 'F', 'P'));--> statement-breakpoint
ALTER TABLE "stones" ADD CONSTRAINT "stones_fluorescence" CHECK ("stones"."fluorescence" in ('none', 'faint', 'medium', 'strong', 'very-strong'));