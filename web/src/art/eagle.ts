// The eagle is our own drawing; a box of 32 × 32 like the other heads.
export const eagle = `<path d="M7.6 14.6C7.6 8 12.4 3 18.6 3S29 8 29 15V33H11V23.4C8.8 21.2 7.6 18.2 7.6 14.6Z" fill="#F6F6F3"/>
<path d="M21.4 3.4C25.9 4.7 29 9.2 29 15V33H22.6L25 28.2 22.2 27.6 25.6 22.8 22.8 21.8 25.8 17 23 15.6C24.6 11.4 23.9 7 21.4 3.4Z" fill="#D5DCE2"/>
<path d="M11 23.4L13.4 27 15 23.8 17.4 27.6 19 24.2 21.4 28 22.6 25V33H11Z" fill="#E6EAEC"/>
<path d="M12.2 10.6C6.6 9.8 1.9 13.4 1.6 20.4 1.6 21.7 3 22 3.7 21 4.9 19.3 7 18.6 9.6 18.7L13 18.9Z" fill="#F9C23C"/>
<path d="M9.6 18.7C7.8 18.6 6.3 18.9 5.1 19.7 5.9 21.7 8.2 22.7 11.2 21.9L13 18.9Z" fill="#E19D0C"/>
<ellipse cx="7" cy="13.9" rx=".9" ry=".6" fill="#8A5A08"/>
<circle cx="15.2" cy="13.2" r="2.3" fill="#F9C23C"/><circle cx="14.9" cy="13.3" r="1.35" fill="#1C1C1C"/>
<path d="M11.4 9.7L18.6 11.7" stroke="#6D4534" stroke-width="1.7" stroke-linecap="round"/>`;
