#!/bin/sh
# Runs WORKERD as this process, with a watchdog: workerd itself outlives the process that started it.
(
  while kill -0 $PPID && kill -0 $$; do sleep 1; done 2>/dev/null
  kill -0 $PPID 2>/dev/null || kill -9 $$
) </dev/null >/dev/null 2>&1 3>&- &
exec "$WORKERD" "$@"
