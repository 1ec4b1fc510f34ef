import { useEffect, useState } from 'react';

/** Counts down whole seconds to zero. */
export function useCountdown(): { secondsLeft: number; startCountdown: (seconds: number) => void } {
  const [endsAt, setEndsAt] = useState(0);
  const [now, setNow] = useState(0);
  const secondsLeft = Math.max(0, Math.ceil((endsAt - now) / 1000));
  const isRunning = secondsLeft > 0;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);

  return {
    secondsLeft,
    startCountdown(seconds) {
      setNow(performance.now());
      setEndsAt(performance.now() + seconds * 1000);
    },
  };
}
