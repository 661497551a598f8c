DROP INDEX "ruling_words_trigrams";--> statement-breakpoint
DROP INDEX "rulings_search";--> statement-breakpoint
DROP INDEX "rulings_facets";--> statement-breakpoint
CREATE INDEX "ruling_words_trigrams" ON "ruling_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "rulings_search" ON "rulings" USING gin ("search") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "rulings_facets" ON "rulings" USING gin ("facets") WITH (fastupdate=false);--> statement-breakpoint
-- the planner takes comparing words for cheaper than it is
ALTER FUNCTION "near_words"(text) SET enable_seqscan = off;--> statement-breakpoint
ALTER FUNCTION "near_words"(text) ROWS 15;
