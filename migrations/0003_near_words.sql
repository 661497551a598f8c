DROP INDEX "ruling_words_near";--> statement-breakpoint
CREATE INDEX "ruling_words_trigrams" ON "ruling_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
-- loads the library, without which its setting is not known
SELECT show_limit();--> statement-breakpoint
-- the setting belongs to the function, so that it holds whoever made the connection
CREATE FUNCTION "near_words"("asked" text) RETURNS SETOF text LANGUAGE sql STABLE SET pg_trgm.similarity_threshold = 0.2 AS $$
	SELECT "word" FROM "ruling_words" WHERE "word" % "asked" ORDER BY "word" <-> "asked", "word" LIMIT 15
$$;
