-- words that are spelt nearly alike
CREATE EXTENSION IF NOT EXISTS pg_trgm;
