/** A path that ends between two firs under the moon. */
export function LostPath() {
  return (
    <svg viewBox="0 0 320 180" width="320" height="180" aria-hidden="true">
      <defs>
        <clipPath id="lost-frame">
          <rect width="320" height="180" rx="24" />
        </clipPath>
        <linearGradient id="lost-sky" x2="0" y2="1">
          <stop stopColor="#8fb0b4" />
          <stop offset=".7" stopColor="#f8c7a2" />
        </linearGradient>
      </defs>
      <g clipPath="url(#lost-frame)">
        <rect width="320" height="180" fill="url(#lost-sky)" />
        <circle cx="212" cy="66" r="20" fill="#fff3de" />
        <path d="M0 106C50 84 92 92 140 100s112-24 180-4v84H0Z" fill="#a9b5a2" />
        <path d="M0 126c60-26 112-10 160-8s112-18 160-2v64H0Z" fill="#5f8f72" />
        <path d="M0 148c70-20 150-16 320-8v40H0Z" fill="#1f5c49" />
        <path
          d="M132 180c14-16 36-20 34-30s-24-8-20-16 12-6 14-12c10 4 6 10 0 14s22 4 24 14-16 16-18 30Z"
          fill="#f1e2bd"
        />
        <path d="m64 64 20 44H72l18 32H38l18-32H44Z M61 138h6v12h-6z" fill="#14352b" />
        <path d="m266 78 16 36h-9l14 26h-42l14-26h-9Z M263 138h6v10h-6z" fill="#14352b" />
      </g>
    </svg>
  );
}
