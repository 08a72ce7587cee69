-- What stands in for Google keeps here what it needs. Empty where Google is asked.
create table sandbox_identity_key (
  only_row boolean primary key default true check (only_row),
  -- The private key, as a JWK; the same for every node.
  jwk text not null
);
-- What somebody has confirmed and nobody has fetched yet.
create table sandbox_identity_codes (
  code text primary key,
  email text not null,
  name text not null,
  nonce text not null,
  challenge text not null,
  redirect_uri text not null,
  expires_at timestamptz(3) not null
);
