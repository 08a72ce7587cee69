-- What was paid for is not written anew: the lines of a paid order and their sum stay as they were paid.
create function refuse_other_lines() returns trigger language plpgsql as $$
begin
  raise exception 'the lines of a paid order are never changed' using errcode = 'integrity_constraint_violation';
end
$$;
create trigger orders_paid_lines_stay before update of lines, today_cents on orders for each row
  when (old.state = 'paid' and (old.lines is distinct from new.lines or old.today_cents is distinct from new.today_cents))
  execute function refuse_other_lines();
