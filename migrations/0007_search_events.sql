ALTER TABLE "rulings" drop column "search";--> statement-breakpoint
ALTER TABLE "rulings" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', coalesce(document ->> 'question', '')), 'A') || setweight(to_tsvector('english', coalesce(document -> 'tags', '[]')), 'A') || setweight(to_tsvector('english', coalesce(document ->> 'event', '')), 'B') || setweight(to_tsvector('english', coalesce(document ->> 'decision', '')), 'B') || setweight(to_tsvector('english', coalesce(document ->> 'reasoning', '')), 'C')) STORED;--> statement-breakpoint
-- the index went with the column
CREATE INDEX "rulings_search" ON "rulings" USING gin ("search") WITH (fastupdate=false);--> statement-breakpoint
-- the words of the events that are there already, as they are learned from now on
INSERT INTO "ruling_words" SELECT DISTINCT "found"[1] FROM "rulings", regexp_matches(lower("document" ->> 'event'), '[[:alnum:]]{4,40}', 'g') AS "found" ON CONFLICT DO NOTHING;
