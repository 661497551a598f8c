/** The service worker, by which the desk opens without a network. The first load is small; the law is kept once there is time for it. */

/** Milliseconds after which whoever is still here will want to read. */
const PATIENCE = 5000;

export function startOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  // private windows may forbid it; then there is the network
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  setTimeout(() => void keepAll(), PATIENCE);
}

async function keepAll(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage('all');
}
