CREATE TABLE "job_items" (
	"job_id" text COLLATE "C" NOT NULL,
	"index" integer NOT NULL,
	"request" text NOT NULL,
	CONSTRAINT "job_items_job_id_index_pk" PRIMARY KEY("job_id","index")
);
--> statement-breakpoint
CREATE TABLE "job_results" (
	"job_id" text COLLATE "C" NOT NULL,
	"index" integer NOT NULL,
	"ok" boolean NOT NULL,
	"answer" text NOT NULL,
	CONSTRAINT "job_results_job_id_index_pk" PRIMARY KEY("job_id","index")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"key_id" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"status" text COLLATE "C" NOT NULL,
	"language" text,
	"request_key" text COLLATE "C",
	"items" integer NOT NULL,
	"done" integer NOT NULL,
	"failed" integer NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp(3) with time zone,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rates" (
	"key_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_items" ADD CONSTRAINT "job_items_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_results" ADD CONSTRAINT "job_results_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_key" ON "jobs" USING btree ("key_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_request" ON "jobs" USING btree ("key_id","request_key");--> statement-breakpoint
CREATE INDEX "jobs_expires" ON "jobs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "jobs_live" ON "jobs" USING btree ("id") WHERE status in ('queued', 'running');