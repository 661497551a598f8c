CREATE INDEX "rulings_title" ON "rulings" USING gin (ts_filter("search", '{a}')) WITH (fastupdate=false);--> statement-breakpoint
-- how common which word is, by which the planner tells whether to look for it or to go through the newest
ANALYZE "rulings";
