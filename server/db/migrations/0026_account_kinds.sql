-- What an account is: bank, card, wallet or cash. Older accounts say nothing until their next import asks.
alter table accounts add column kind text;
