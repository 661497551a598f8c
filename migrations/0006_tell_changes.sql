-- whoever listens hears of every change, whichever program has made it
CREATE FUNCTION "tell_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('seneschal', (SELECT max("seq")::text FROM "written"));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "tell_change" AFTER INSERT ON "audit" REFERENCING NEW TABLE AS "written" FOR EACH STATEMENT EXECUTE FUNCTION "tell_change"();
