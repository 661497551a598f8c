CREATE TABLE "rulesets" (
	"id" text COLLATE "C" NOT NULL,
	"version" integer NOT NULL,
	"document" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rulesets_id_version_pk" PRIMARY KEY("id","version")
);
