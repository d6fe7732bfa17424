"""What happens while people look on: sockets, who listens, and other servers' news."""
