CREATE TABLE "audit" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp(3) with time zone NOT NULL,
	"key_id" text NOT NULL,
	"name" text NOT NULL,
	"action" text NOT NULL,
	"subject" text COLLATE "C" NOT NULL,
	"version" integer,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"key_id" text COLLATE "C" NOT NULL,
	"key" text COLLATE "C" NOT NULL,
	"route" text COLLATE "C" NOT NULL,
	"request_hash" text COLLATE "C" NOT NULL,
	"claim" text COLLATE "C" NOT NULL,
	"claimed_until" timestamp(3) with time zone NOT NULL,
	"answer" jsonb,
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "idempotency_key_id_key_route_pk" PRIMARY KEY("key_id","key","route")
);
--> statement-breakpoint
CREATE TABLE "keys" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"hash" text COLLATE "C" NOT NULL,
	"rate_per_minute" integer NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone,
	"revoked_at" timestamp(3) with time zone,
	"last_used_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "ruling_versions" (
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "ruling_versions_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" text COLLATE "C" NOT NULL,
	"version" integer NOT NULL,
	"hash" text COLLATE "C" NOT NULL,
	"document" jsonb NOT NULL,
	"recorded_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "ruling_versions_id_version_pk" PRIMARY KEY("id","version")
);
--> statement-breakpoint
CREATE TABLE "ruling_words" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rulings" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"status" text COLLATE "C" NOT NULL,
	"document" jsonb NOT NULL,
	"facets" text[] NOT NULL,
	"date" text COLLATE "C" NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"changed_at" timestamp(3) with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', coalesce(document ->> 'question', '')), 'A') || setweight(to_tsvector('english', coalesce(document -> 'tags', '[]')), 'A') || setweight(to_tsvector('english', coalesce(document ->> 'decision', '')), 'B') || setweight(to_tsvector('english', coalesce(document ->> 'reasoning', '')), 'C')) STORED
);
--> statement-breakpoint
ALTER TABLE "rulesets" ADD COLUMN "hash" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "rulesets" ADD COLUMN "engine_hash" text COLLATE "C";--> statement-breakpoint
CREATE INDEX "audit_subject" ON "audit" USING btree ("subject","seq");--> statement-breakpoint
CREATE INDEX "idempotency_expires" ON "idempotency" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "keys_hash" ON "keys" USING btree ("hash");--> statement-breakpoint
CREATE UNIQUE INDEX "ruling_versions_seq" ON "ruling_versions" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "ruling_versions_hash" ON "ruling_versions" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "ruling_words_near" ON "ruling_words" USING gist ("word" gist_trgm_ops);--> statement-breakpoint
CREATE INDEX "rulings_search" ON "rulings" USING gin ("search");--> statement-breakpoint
CREATE INDEX "rulings_facets" ON "rulings" USING gin ("facets");--> statement-breakpoint
CREATE INDEX "rulings_created" ON "rulings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "rulings_status_created" ON "rulings" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "rulings_changed" ON "rulings" USING btree ("changed_at","id");--> statement-breakpoint
CREATE INDEX "rulings_date" ON "rulings" USING btree ("date");--> statement-breakpoint
CREATE INDEX "rulesets_hash_index" ON "rulesets" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "rulesets_engine_hash_index" ON "rulesets" USING btree ("engine_hash");--> statement-breakpoint
-- what is on record stays on record
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of % are never changed or deleted', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "rulesets" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ruling_versions" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
