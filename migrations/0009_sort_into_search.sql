-- what is written together is put aside, sorted, and taken into each index at once: word by word took most of the time that an import took
ALTER INDEX "rulings_search" SET (fastupdate = true);--> statement-breakpoint
ALTER INDEX "rulings_title" SET (fastupdate = true);--> statement-breakpoint
ALTER INDEX "rulings_facets" SET (fastupdate = true);--> statement-breakpoint
-- whoever writes calls it, so that no search finds anything put aside; in the name of whom the indexes belong to
CREATE FUNCTION "sort_into_search"() RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path FROM CURRENT AS $$
	SELECT gin_clean_pending_list('rulings_search'), gin_clean_pending_list('rulings_title'), gin_clean_pending_list('rulings_facets')
$$;
