CREATE TABLE "store_seeded" (
	"name" text PRIMARY KEY NOT NULL
);
