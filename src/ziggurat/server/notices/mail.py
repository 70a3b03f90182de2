"""Sending e-mail."""

from __future__ import annotations

import smtplib
import ssl
from email.message import EmailMessage

from ziggurat.server.settings import Mail

SECONDS = 10.0


def send_mail(mail: Mail, to: str, subject: str, text: str) -> None:
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = mail.sender, to, subject
    message.set_content(text)
    with smtplib.SMTP(mail.host, mail.port, timeout=SECONDS) as server:
        if mail.tls:
            server.starttls(context=ssl.create_default_context())
        if mail.user:
            server.login(mail.user, mail.password)
        server.send_message(message)
