/** A phone that shows an evening landscape and a booking. */
export function PhonePicture() {
  return (
    <svg viewBox="0 0 240 440" width="240" height="440" aria-hidden="true">
      <defs>
        <clipPath id="phone-screen">
          <rect x="10" y="10" width="220" height="420" rx="30" />
        </clipPath>
        <linearGradient id="phone-sky" x2="0" y2="1">
          <stop stopColor="#b8877b" />
          <stop offset=".55" stopColor="#f8c58d" />
        </linearGradient>
      </defs>
      <rect width="240" height="440" rx="40" fill="#14352b" />
      <g clipPath="url(#phone-screen)">
        <rect width="240" height="440" fill="#f8f1e4" />
        <rect width="240" height="214" fill="url(#phone-sky)" />
        <circle cx="150" cy="98" r="22" fill="#fff0cd" />
        <path d="M0 150c50-30 100-14 130-8s60-22 110-2v80H0Z" fill="#b3705c" />
        <path d="M0 176c60-30 110-6 150-4s50-10 90 0v60H0Z" fill="#7c7448" />
        <path d="M0 196c70-16 140-14 240-4v40H0Z" fill="#3c4a3c" />
        <path d="m54 140 12 26h-6l10 22H38l10-22h-6Z m-24 16 9 20h-5l8 16H18l8-16h-5Z" fill="#14291f" />
        <rect y="214" width="240" height="226" fill="#f8f1e4" />
        <rect x="28" y="238" width="120" height="12" rx="6" fill="#1a2a26" />
        <rect x="28" y="262" width="172" height="8" rx="4" fill="#e4dac8" />
        <rect x="28" y="278" width="140" height="8" rx="4" fill="#e4dac8" />
        {[28, 92, 156].map((x, index) => (
          <rect
            key={x}
            x={x}
            y="308"
            width="54"
            height="34"
            rx="17"
            fill={index === 1 ? '#1f5c49' : '#fffdf8'}
          />
        ))}
        <rect x="28" y="366" width="182" height="40" rx="20" fill="#1f5c49" />
        <rect x="86" y="382" width="66" height="8" rx="4" fill="#fffdf8" />
      </g>
    </svg>
  );
}
