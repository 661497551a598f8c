CREATE TABLE "rates" (
	"key_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp(3) with time zone NOT NULL
);
